/** Words of the desk's shell. */
export const SHELL_NYNORSK = {
  deskName: 'Redaksjonen',
}
