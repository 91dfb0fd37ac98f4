import { useEffect, useSyncExternalStore } from 'react'

/** Something that an editor can do from the palette. */
export interface Command {
  id: string
  /** What kind of command it is, in one word: *Gå til*, *Ny*. */
  verb: string
  /** What it is about: *Nyhende*. */
  label: string
  /** Further words that find it. */
  keywords?: string
  /** The keys that do the same, for the map of keys. */
  keys?: string
  run(): void
}

type Source = readonly Command[]

let sources: readonly Source[] = []
let all: readonly Command[] = []
const listeners = new Set<() => void>()

/** Adds commands while the component is on the screen. Pass a list that stays the same between renders. */
export function useCommands(commands: Source) {
  useEffect(() => {
    change([...sources, commands])
    return () => change(sources.filter((each) => each !== commands))
  }, [commands])
}

/** Every command that can be given now. */
export const useAllCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => all)

/** The commands that contain every word of the text, those that begin with it first. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  const matches = commands.filter((command) => {
    const found = normalize(`${command.verb} ${command.label} ${command.keywords ?? ''}`)
    return words.every((word) => found.includes(word))
  })
  const rank = ({ label }: Command) => (normalize(label).startsWith(normalize(text).trim()) ? 0 : 1)
  return matches.sort((a, b) => rank(a) - rank(b))
}

const normalize = (text: string) => text.toLocaleLowerCase('nn').normalize('NFC')

function change(next: readonly Source[]) {
  sources = next
  all = next.flat()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
