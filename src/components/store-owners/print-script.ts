/** Opens the browser's print dialog. What comes out is up to styles/print-sheet.css. */
document.querySelector('[data-prints]')?.addEventListener('click', () => {
  print();
});
