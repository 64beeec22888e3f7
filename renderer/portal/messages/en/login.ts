export const login = {
  title: 'Sign in',
  lead: (studio: string) => `To book at ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
}
