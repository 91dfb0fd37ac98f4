import { lazy, Suspense, useEffect, useState } from 'react'
import { loadWhenIdle } from '../when-idle.ts'
import { PersonButton } from './PersonButton.tsx'

const loadMenu = () => import('./OpenedPersonMenu.tsx')
const OpenedPersonMenu = lazy(loadMenu)

/** Who is signed in. The menu with light and dark, and the way out, is loaded when nothing else is to do. */
export function PersonMenu({ openKeyMap }: { openKeyMap(): void }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => loadWhenIdle(loadMenu), [])
  const button = <PersonButton aria-haspopup="true" onPress={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedPersonMenu openKeyMap={openKeyMap} />
    </Suspense>
  )
}
