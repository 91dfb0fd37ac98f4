import type { TrackedTab } from './checks/violation.ts'
import type { House } from './house.ts'
import { createMarker } from './markers.ts'
import { type Act, type ActType, typeInto } from './people.ts'

/** How long after a key press somebody is still typing. */
const TYPING_MS = 1500
/** How probable it is that somebody goes on where the last piece was typed. */
const GOES_ON = 0.6
const PLAN_MS = 5 * 60_000

/** Does what a person does, in the tab where the person does it. */
export async function perform(house: House, act: Act): Promise<void> {
  const { person, slot, type } = act
  if (type === 'goOffline' || type === 'goOnline') return changeConnection(house, person, type)
  if (type === 'restartServer') {
    house.write('the server restarts')
    return house.network.restartServer()
  }
  if (type === 'killBrowser') {
    house.write(`the browser of ${person} is killed`)
    return house.crash(person)
  }
  const tracked = house.findTab(person, slot)
  if (!tracked) {
    const screen = house.screens[Math.floor(act.where * house.screens.length)]
    return screen && house.open(act, screen)
  }
  await performInTab(house, tracked, act)
}

async function changeConnection(house: House, person: number, type: 'goOffline' | 'goOnline') {
  house.write(`${person} is ${type === 'goOffline' ? 'offline' : 'online'}`)
  house.network.setOffline(String(person), type === 'goOffline')
  if (type === 'goOffline') return
  for (const { name, tab } of house.listTabsOf(person)) await house.act(name, type, () => tab.reconnect())
}

async function performInTab(house: House, tracked: TrackedTab, act: Act): Promise<void> {
  const { name, tab } = tracked
  const { type } = act
  if (!TYPING.includes(type)) tracked.focus = null
  const at = (does: string, run: () => void) => {
    house.write(`${name} ${does}`)
    return house.act(name, type, run)
  }
  switch (type) {
    case 'type':
      return typeSomewhere(house, tracked, act)
    case 'run':
      return at('runs a command', () => tab.run(act.where, createMarker(act.person, act.slot, act.number)))
    case 'undo':
      return tab.canUndo() ? at('undoes', tab.undo) : undefined
    case 'redo':
      return tab.canRedo() ? at('redoes', tab.redo) : undefined
    case 'undoAll':
      return at('undoes everything', () => repeat(tab.undo, tab.canUndo))
    case 'redoAll':
      return at('redoes everything', () => repeat(tab.redo, tab.canRedo))
    case 'save':
      return at('saves', () => void tab.save().catch(ignore))
    case 'publish':
      return press(house, tracked, { type, does: 'publishes', run: tab.publish })
    case 'plan':
      return press(house, tracked, { type, does: 'plans', run: () => tab.plan(house.now() + PLAN_MS) })
    case 'revert':
      return at('takes back', () => void tab.revert().catch(ignore))
    case 'delete':
      return at('deletes', () => void tab.delete().catch(ignore))
    case 'settle':
      return at('settles', () => tab.settle(act.how < 0.5 ? 'mine' : 'theirs'))
    case 'leave':
      return at('leaves', () => house.leave(tracked))
    case 'closeTab':
      await at('is hidden and closed', tab.hide)
      return house.closeTab(tracked)
  }
}

const ignore = () => {}
/** What leaves the focus where it is. */
const TYPING: readonly ActType[] = ['type', 'undo', 'redo']

function repeat(step: () => void, canStep: () => boolean) {
  // A history that never ends is a fault too, but one that would never be reported.
  for (let count = 0; count < 500 && canStep(); count += 1) step()
}

async function typeSomewhere(house: House, tracked: TrackedTab, { number, person, slot, where, how }: Act) {
  const { tab, name } = tracked
  const places = tab.listPlaces()
  const last = places.find((place) => tracked.focus && isSamePlace(tracked.focus, place))
  const chosen = last && where < GOES_ON ? last : places[Math.floor(where * 997) % places.length]
  if (!chosen) return
  if (chosen !== last) await house.leaveField(tracked)
  const place = tab.listPlaces().find((each) => isSamePlace(each, chosen))
  if (!place) return
  const { record, field, part } = place
  const piece = createMarker(person, slot, number)
  const text = typeInto(place, piece, how)
  // Nothing is deleted from an empty field.
  if (text === place.text) return
  house.write(`${name} types ${piece} in ${record} ${field} ${part}: ${text}`)
  tracked.focus = { record, field, part, until: house.now() + TYPING_MS }
  await house.act(name, 'type', () => tab.type(place, text))
}

const isSamePlace = (
  a: { record: string; field: string; part: string },
  b: { record: string; field: string; part: string },
) => a.record === b.record && a.field === b.field && a.part === b.part

/** Presses a button that publishes, unless its last press is still being carried out. */
async function press(
  house: House,
  tracked: TrackedTab,
  { type, does, run }: { type: ActType; does: string; run(): Promise<unknown> },
) {
  if (tracked.isPressed) return
  const { name, tab } = tracked
  house.write(`${name} ${does}`)
  await house.leaveField(tracked)
  const { shown, named } = tab.view()
  house.setPress({ tab: name, shown, named, fields: tab.fields })
  tracked.isPressed = true
  const finish = () => {
    tracked.isPressed = false
  }
  await house.act(name, type, () => void run().then(finish, finish))
}
