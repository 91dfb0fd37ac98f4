import { copyingWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../Button.tsx'

/** Copies a text. `onRefused` selects it, so that it can be copied by hand, when the browser does not allow that. */
export function CopyButton({ text, onRefused }: { text: string; onRefused(): void }) {
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(text)
      setMessage(words.copied)
    } catch {
      setMessage(words.copyByHand)
      onRefused()
    }
  }

  return (
    <>
      <Button size="form" onPress={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{message}</span>
    </>
  )
}
