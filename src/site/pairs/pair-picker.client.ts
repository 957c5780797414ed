/** Goes to the text of the two numbers that were chosen. */
const picker = document.querySelector('[data-pair-picker]');
picker?.querySelector('button')?.addEventListener('click', () => {
  const numbers = [...picker.querySelectorAll('select')].map(({ value }) => Number(value));
  location.hash = numbers.toSorted((one, other) => one - other).join('-');
});
