import { isSameValue } from '../editing/merging/same-value.ts'
import type { TrackedTab } from './checks/violation.ts'
import type { House } from './house.ts'
import { listNamedRecords } from './server/named-records.ts'
import { bodyOf, nameOf } from './server/records.ts'

const MINUTE_MS = 60_000
/** More than people do in a run. */
const LAST_NUMBER = 1_000_000
/** How many requests a plan that is carried out meanwhile may cause. */
const MAX_REQUESTS = 20
/** How often people save until everything must be saved. */
const ROUNDS = 3

/** The network is good, and everybody settles and saves what there is. Then nothing may be left, and every screen shows what there is. */
export async function finishWork(house: House): Promise<void> {
  house.write('all is quiet')
  house.network.calm()
  for (const { name, tab } of house.listTabs()) await house.act(name, 'goOnline', () => tab.reconnect())
  await house.pass(2 * MINUTE_MS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const tracked of house.listTabs()) await saveAll(house, tracked)
  await checkRest(house)
  for (const tracked of house.listTabs()) checkComplete(house, tracked)
  for (const tracked of house.listTabs()) await house.act(tracked.name, 'leave', () => house.leave(tracked))
  await house.pass(2 * MINUTE_MS)
  await finishLeft(house)
  for (const [marker, { tab, screen }] of house.work.listUnsaved())
    house.report({ rule: 'lost', screen, text: `${marker} of ${tab} is in no version at the end` })
}

async function checkRest(house: House) {
  const before = house.network.countSent()
  await house.pass(MINUTE_MS)
  const count = house.network.countSent() - before
  if (count > MAX_REQUESTS)
    house.report({ rule: 'restless', screen: '', text: `${count} requests are sent while nothing happens` })
}

async function saveAll(house: House, { name, tab }: TrackedTab) {
  await house.act(name, 'settle', () => tab.settle('mine'))
  await house.pass(5000)
  await house.act(name, 'save', () => void tab.save().catch(() => {}))
  await house.pass(10_000)
}

/** Everybody opens everything once more, and saves what a closed tab or a killed browser has left. */
async function finishLeft(house: House) {
  for (let person = 0; person < house.people; person += 1)
    for (const [index, screen] of house.screens.entries()) {
      await house.open({ person, slot: 0, number: LAST_NUMBER + index }, screen)
      await house.pass(5000)
      const tracked = house.findTab(person, 0)
      if (!tracked) continue
      for (let round = 0; round < ROUNDS; round += 1) await saveAll(house, tracked)
      await house.act(tracked.name, 'leave', () => house.leave(tracked))
      await house.pass(MINUTE_MS)
    }
}

function checkComplete(house: House, { name, screen, tab }: TrackedTab) {
  // Nobody tells a newsletter that a colleague has written in it.
  if (screen === 'newsletter') return
  const { shown } = tab.view()
  for (const [record, body] of Object.entries(shown)) {
    const [kind = '', id = ''] = record.split(' ')
    const stored = house.records.all.get(record)
    const draft = stored && bodyOf(stored, stored.versions.length)
    if (!draft) continue
    const fields = [...new Set([...Object.keys(draft), ...Object.keys(body)])]
    const other = fields.filter(
      (field) => (tab.fields?.includes(field) ?? true) && !isSameValue(draft[field], body[field]),
    )
    if (other.length > 0)
      house.report({
        rule: 'incomplete',
        screen,
        text: `${name} shows other ${other.join(', ')} of ${kind} ${id}`,
      })
    for (const key of listNamedRecords(kind, draft))
      if (!shown[nameOf(key)] && house.records.get(key).versions.at(-1)?.body)
        house.report({ rule: 'incomplete', screen, text: `${name} does not show ${nameOf(key)}` })
  }
}
