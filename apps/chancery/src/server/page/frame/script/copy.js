// A button that copies the field beside it; without this script the field can be marked by hand.
for (const button of document.querySelectorAll('button[data-copies]')) {
  const field = document.getElementById(button.dataset.copies);
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand('copy'));
    button.textContent = button.dataset.done;
  });
}
