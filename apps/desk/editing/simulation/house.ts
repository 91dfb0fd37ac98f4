import { listNamedRecords } from './checks/named-records.ts'
import { createPublicCheck } from './checks/public.ts'
import { checkScreen } from './checks/screen.ts'
import type { TrackedTab, Violation } from './checks/violation.ts'
import { createWorkCheck } from './checks/work.ts'
import { createShelf } from './holdings.ts'
import { type Conditions, createNetwork } from './network.ts'
import type { ActType } from './people.ts'
import { type Body, bodyOf, createServer, type Key, nameOf, type Press, type ServerEvent } from './server.ts'
import { createStorage } from './storage.ts'
import type { Desk, OpenTab, TabContext } from './tab.ts'
import { createClock } from './world/clock.ts'
import { createRandom } from './world/random.ts'

export interface ScreenName {
  screen: string
  /** The record, for a screen that shows one. */
  id: string
}

export interface HouseSettings {
  seed: string
  people: number
  desk: Desk
  /** What can be opened. */
  screens: readonly ScreenName[]
  /** What there is at the start. */
  records: readonly (Key & { body: Body; isPublic: boolean })[]
  conditions: Conditions
}

export type House = ReturnType<typeof createHouse>

const JOBS_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/** A house with its server, its network and its people's browsers, and checks of all that happens. */
export function createHouse({ seed, people, desk, screens, records, conditions }: HouseSettings) {
  const clock = createClock()
  const violations: Violation[] = []
  const log: string[] = []
  const tabs = new Map<string, TrackedTab>()
  const storages = Array.from({ length: people }, createStorage)
  /** What screens that were left have yet to finish, by person and slot. */
  const leaving = new Map<string, Set<Promise<unknown>>>()
  /** The screens that are being opened, by person and slot. */
  const opening = new Map<string, string>()
  /** What was on the screen when a button was pressed in a tab last; what is asked for may be done after the screen was left. */
  const presses = new Map<string, Press>()
  const work = createWorkCheck({ now: clock.now, report })
  const publicCheck = createPublicCheck({ report })
  let steps = 0
  const network = createNetwork({
    clock,
    random: createRandom(`${seed} network`),
    conditions,
    onTwoAtOnce: (name, request) =>
      reportOf(name, 'two-at-once', `${name} sends ${request} before the last request has been answered`),
    onRefused: (name, request) => reportOf(name, 'refused', `${name} sends a ${request} that means nothing`),
  })
  const server = createServer({ now: clock.now, onEvent: hearServer, announce: network.announce })
  for (const { body, isPublic, ...key } of records) {
    const by = { person: 'nobody', tab: 'start', press: null }
    server.addVersion(server.get(key), body, by)
    if (isPublic) server.setStable(server.get(key), 1, { batch: 0, by, isRestore: true })
  }
  scheduleJobs()

  return {
    screens,
    people,
    server,
    network,
    work,
    report,
    write,
    now: clock.now,
    close: clock.close,
    listTabs: () => [...tabs.values()].filter(({ isLeaving }) => !isLeaving),
    findTab: (person: number, slot: number) =>
      [...tabs.values()].find((tab) => tab.person === person && tab.slot === slot && !tab.isLeaving),
    setPress: (press: Press) => void presses.set(press.tab, press),
    /** Lets time pass, with all that happens meanwhile. */
    async pass(ms: number) {
      const until = clock.now() + ms
      for (let owner = await clock.next(until); owner !== null; owner = await clock.next(until))
        look(owner, null)
    },
    /** A person does something in a tab. */
    async act(name: string, act: ActType, run: () => void) {
      await clock.act(name, run)
      look(name, act)
    },
    open,
    leave,
    closeTab: (tracked: TrackedTab) => drop(tracked, false),
    /** Nothing that a person has open goes on, and nobody has been told. */
    crash(person: number) {
      for (const [place, name] of opening)
        if (place.startsWith(`${person}.`) && opening.delete(place)) clock.stop(name)
      for (const tracked of tabs.values()) if (tracked.person === person) drop(tracked, true)
    },
    listTabsOf: (person: number) => [...tabs.values()].filter((tab) => tab.person === person),
    finish: () => ({ violations, log, steps, ...work.count(), ...publicCheck.count(), drafts: listDrafts() }),
  }

  function scheduleJobs() {
    const run = () => {
      server.runJobs()
      scheduleJobs()
    }
    clock.after(JOBS_MS, run, 'server')
  }

  function report(violation: Violation) {
    violations.push(violation)
    write(`! ${violation.rule}: ${violation.text}`)
  }

  function reportOf(tab: string, rule: Violation['rule'], text: string) {
    report({ rule, screen: tabs.get(tab)?.screen ?? '', text })
  }

  function write(text: string) {
    log.push(`${((clock.now() % DAY_MS) / 1000).toFixed(2)} ${text}`)
  }

  function hearServer(event: ServerEvent) {
    work.hear(event)
    publicCheck.hear(event)
    const name = nameOf(event.record)
    if (event.type === 'published') write(`  ${event.by.tab} has published ${name} ${event.record.stable}`)
    if (event.type !== 'saved') return
    const { record, version, by } = event
    write(`  ${by.tab} has saved ${name} ${version}`)
    for (const key of listNamedRecords(record.kind, bodyOf(record, version)))
      if (!server.get(key).versions.at(-1)?.body)
        report({
          rule: 'missing',
          screen: record.kind,
          text: `${name} names ${nameOf(key)}, which does not exist`,
        })
  }

  /** Checks what has changed after something has happened in a tab or on the server. */
  function look(owner: string, act: ActType | null) {
    steps += 1
    const tracked = tabs.get(owner)
    if (tracked) {
      checkScreen(tracked, { act, now: clock.now(), report })
      work.look(tracked, act !== null)
    }
    for (const [person, storage] of storages.entries())
      if (storage.takeChanged()) work.lookAtStorage(person, storage.values)
    work.lookAtServer()
  }

  /** The number is that of the act, so that the tab is called the same when others are left out. */
  async function open(
    { person, slot, number }: { person: number; slot: number; number: number },
    { screen, id }: ScreenName,
  ) {
    const place = `${person}.${slot}`
    if (opening.has(place)) return
    const name = `${place}.${number}`
    opening.set(place, name)
    const connection = network.connect({
      name,
      browser: String(person),
      hear: (announcement) => tabs.get(name)?.tab.hear(announcement),
    })
    let ids = 0
    const context: TabContext = {
      name,
      person: String(person),
      server,
      storage: storages[person] as TabContext['storage'],
      send: connection.send,
      caller: () => ({ person: String(person), tab: name, press: presses.get(name) ?? null }),
      now: clock.now,
      sleep: clock.sleep,
      createId: () => `${name}-${++ids}`,
      leaving: leaving.get(place) ?? new Set(),
    }
    write(`${name} opens ${screen} ${id}`)
    const start = (tab: OpenTab) => track(tab, { name, screen, person, slot })
    const fail = () => write(`${name} cannot open ${screen} ${id}`)
    await clock.act(name, () => {
      void desk[screen]?.(context, id)
        .then(start, fail)
        .then(() => opening.delete(place))
    })
  }

  function track(tab: OpenTab, names: Pick<TrackedTab, 'name' | 'screen' | 'person' | 'slot'>) {
    const view = tab.view()
    const empty = {
      isLeaving: false,
      isPressed: false,
      focus: null,
      touched: new Set<string>(),
      shelf: createShelf(),
    }
    tabs.set(names.name, { ...names, ...empty, tab, view, undone: view.shown, done: view.shown })
  }

  function leave(tracked: TrackedTab) {
    const place = `${tracked.person}.${tracked.slot}`
    tracked.isLeaving = true
    const finish = () => {
      leaving.get(place)?.delete(left)
      if (tabs.delete(tracked.name)) work.close(tracked, false)
    }
    const left = tracked.tab.leave().then(finish, finish)
    leaving.set(place, (leaving.get(place) ?? new Set()).add(left))
  }

  function drop(tracked: TrackedTab, isCrash: boolean) {
    tabs.delete(tracked.name)
    clock.stop(tracked.name)
    leaving.delete(`${tracked.person}.${tracked.slot}`)
    work.close(tracked, isCrash)
  }

  function listDrafts(): Record<string, Body | null> {
    const drafts = [...server.records].map(([name, { versions }]) => [name, versions.at(-1)?.body ?? null])
    return Object.fromEntries(drafts)
  }
}
