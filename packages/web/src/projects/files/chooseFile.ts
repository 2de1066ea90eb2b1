// Lets the user choose a plan file.

export function chooseFile(open: (file: File) => Promise<void>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const [chosen] = input.files ?? [];
    if (chosen) void open(chosen);
  });
  input.click();
}
