/** Goes to the text of the two numbers that were chosen. */
const form = document.querySelector<HTMLFormElement>('form[data-pair-picker]');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const numbers = [...new FormData(form).values()].map(Number);
  location.hash = numbers.toSorted((one, other) => one - other).join('-');
});
