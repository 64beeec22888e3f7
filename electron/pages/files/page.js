// Once something was chosen, the page waits for what the shell shows next.
for (const button of document.querySelectorAll('button[data-choice]')) {
  button.addEventListener('click', () => window.shell.choose(button.dataset.choice))
}
