// The desk's words, a table per feature. They are apart from the site's, so that visitors do not load them.
export { SHELL_NYNORSK } from './nynorsk/desk/shell.ts'
