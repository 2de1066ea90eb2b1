// Adds CSS rules to the page while something is shown. The content policy allows a constructed style sheet, but not an
// inserted <style>.

/** Returns the function that removes the rules. */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
