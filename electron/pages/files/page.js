const passphrase = document.querySelector('.passphrase input')

for (const button of document.querySelectorAll('button[data-choice]')) {
  button.addEventListener('click', () => window.shell.choose(button.dataset.choice, passphrase?.value ?? ''))
}

passphrase?.focus()
passphrase?.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') window.shell.choose('passphrase', passphrase.value)
})
