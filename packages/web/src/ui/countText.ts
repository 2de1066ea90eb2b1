// A count as it is shown. The browser's number format takes 20 ms when it is first asked, so it is not asked for small ones.

export const countText = (count: number): string => (count < 1000 ? String(count) : count.toLocaleString());
