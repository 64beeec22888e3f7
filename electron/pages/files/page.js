for (const button of document.querySelectorAll('button[data-choice]')) {
  button.addEventListener('click', () => window.shell.choose(button.dataset.choice))
}
