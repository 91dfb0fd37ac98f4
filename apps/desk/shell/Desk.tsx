import { SHELL_NYNORSK as words } from '@lerret/words/desk'

export function Desk() {
  return (
    <main>
      <h1>{words.deskName}</h1>
    </main>
  )
}
