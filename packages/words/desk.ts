// The desk's words, a table per feature. They are apart from the site's, so that visitors do not load them.
export { fill } from './fill.ts'
export { ERROR_NYNORSK } from './nynorsk/desk/errors.ts'
export { PROGRAMME_NYNORSK } from './nynorsk/desk/programme.ts'
export { SHELL_NYNORSK } from './nynorsk/desk/shell.ts'
export { SIGN_IN_NYNORSK } from './nynorsk/desk/sign-in.ts'
export { STATE_NYNORSK } from './nynorsk/desk/states.ts'
export { TODAY_NYNORSK } from './nynorsk/desk/today.ts'
