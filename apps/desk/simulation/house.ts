import type { CallInput } from '../data/call-desk.ts'
import { createTabSessions, type TabSessions } from '../editing/session/tab-sessions.ts'
import { createConflictCount } from './checks/conflicts.ts'
import { createPublicCheck } from './checks/public.ts'
import { checkScreen } from './checks/screen.ts'
import type { TrackedTab, Violation } from './checks/violation.ts'
import { createWorkCheck } from './checks/work.ts'
import { createShelf } from './holdings.ts'
import type { ActType } from './people.ts'
import { listNamedRecords } from './server/named-records.ts'
import {
  type Announcement,
  type Body,
  bodyOf,
  createRecords,
  type Key,
  nameOf,
  type Press,
  type Records,
  type ServerEvent,
} from './server/records.ts'
import { createServerModel, type EditingCall, listChanged, type Server } from './server/server.ts'
import type { Desk, OpenTab, TabContext } from './tab.ts'
import { createClock } from './world/clock.ts'
import { type Conditions, createNetwork } from './world/network.ts'
import { createRandom } from './world/random.ts'
import { type CheckedStorage, createStorage } from './world/storage.ts'

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
  createServer?(records: Records): Server
  /** Whether the log has all requests and replies. */
  isTraced?: boolean
}

export type House = ReturnType<typeof createHouse>

const JOBS_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/** A house with its server, its network and its people's browsers, and checks of all that happens. */
export function createHouse({
  seed,
  people,
  desk,
  screens,
  records: first,
  conditions,
  createServer = createServerModel,
  isTraced = false,
}: HouseSettings) {
  const clock = createClock()
  const violations: Violation[] = []
  const log: string[] = []
  const tabs = new Map<string, TrackedTab>()
  const storages = Array.from({ length: people }, createStorage)
  /** The sessions of each tab, by person and slot. */
  const sessions = new Map<string, TabSessions>()
  /** The screens that are being opened, by person and slot. */
  const opening = new Map<string, string>()
  /** What was on the screen when a button was pressed in a tab last; what is asked for may be done after the screen was left. */
  const presses = new Map<string, Press>()
  const work = createWorkCheck({ now: clock.now, report })
  const publicCheck = createPublicCheck({ report })
  const conflictCount = createConflictCount()
  let steps = 0
  const network = createNetwork({
    clock,
    random: createRandom(`${seed} network`),
    conditions,
    onTwoAtOnce: (name, request) =>
      reportOf(name, 'two-at-once', `${name} sends ${request} before the last request has been answered`),
    onRefused: (name, request) => reportOf(name, 'refused', `${name} sends a ${request} that means nothing`),
  })
  const records = createRecords({ now: clock.now, onEvent: hearServer, announce: network.announce })
  for (const { body, isPublic, ...key } of first) {
    const by = { person: 'nobody', tab: 'start', press: null }
    records.addVersion(records.get(key), body, by)
    if (isPublic) records.setStable(records.get(key), 1, { batch: '0', by, isRestore: true })
  }
  records.report()
  const server = createServer(records)
  scheduleJobs()

  return {
    screens,
    people,
    records,
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
      const until = clock.now() + Math.round(ms)
      for (let owner = await clock.next(until); owner !== null; owner = await clock.next(until))
        look(owner, null)
    },
    /** A person does something in a tab. */
    async act(name: string, act: ActType, run: () => void) {
      await clock.act(name, run)
      look(name, act)
    },
    /** The focus leaves a field, and what waited for that is done before the person does anything else. */
    async leaveField(tracked: TrackedTab) {
      tracked.focus = null
      await clock.act(tracked.name, tracked.tab.leaveField)
      look(tracked.name, null)
    },
    open,
    leave,
    /** Closes a tab, with the screens that were left in it and have not finished. */
    closeTab({ person, slot }: TrackedTab) {
      for (const tracked of tabs.values())
        if (tracked.person === person && tracked.slot === slot) drop(tracked, false)
    },
    /** Nothing that a person has open goes on, and nobody has been told. */
    crash(person: number) {
      for (const [place, name] of opening)
        if (place.startsWith(`${person}.`) && opening.delete(place)) clock.stop(name)
      for (const tracked of tabs.values()) if (tracked.person === person) drop(tracked, true)
    },
    listTabsOf: (person: number) => [...tabs.values()].filter((tab) => tab.person === person),
    finish: () => ({
      violations,
      log,
      steps,
      ...work.count(),
      ...publicCheck.count(),
      ...conflictCount.count(),
      drafts: listDrafts(),
    }),
  }

  /** A server in memory answers at once. */
  function inRealTime<Answer>(answer: Answer): Answer {
    if (answer instanceof Promise) clock.waitFor(answer)
    return answer
  }

  function scheduleJobs() {
    const run = async () => {
      await inRealTime(server.runJobs())
      records.report()
      scheduleJobs()
    }
    clock.after(JOBS_MS, () => void run(), 'server')
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
    if (event.type === 'published') write(`  ${event.by.tab} has published ${name} ${event.version}`)
    if (event.type !== 'saved') return
    const { record, version, by } = event
    write(`  ${by.tab} has saved ${name} ${version}`)
    // Each working copy becomes a version of its own when it is idle.
    for (const key of listNamedRecords(record.kind, bodyOf(record, version)))
      if (by.tab !== 'idle' && !records.get(key).versions.at(-1)?.body)
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
      const { named } = tracked.view
      checkScreen(tracked, { act, now: clock.now(), report })
      conflictCount.look(named, tracked.view.named)
      work.look(tracked, act !== null)
    }
    lookAtStorages()
    work.lookAtServer()
  }

  function lookAtStorages() {
    for (const [person, storage] of storages.entries())
      if (storage.takeChanged()) work.lookAtStorage(person, storage.stored)
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
    const listeners: ((announcement: Announcement | null) => void)[] = []
    const connection = network.connect({
      name,
      browser: String(person),
      hear: (announcement) => {
        for (const listener of listeners) listener(announcement)
      },
    })
    const inTab = sessions.get(place) ?? createTabSessions()
    sessions.set(place, inTab)
    let ids = 0
    const context: TabContext = {
      name,
      person: String(person),
      storage: storages[person] as TabContext['storage'],
      sessions: inTab,
      call: (call, input) => connection.send(createRequest(call, input)) as Promise<never>,
      now: clock.now,
      sleep: (ms) => new Promise((resolve) => clock.after(ms, resolve, name)),
      after: (ms, run) => clock.after(ms, run, name),
      cancel: clock.cancel,
      createId: () => `${name}-${++ids}`,
      listen: (listener) => void listeners.push(listener),
    }
    const createRequest = (call: EditingCall, input: CallInput<EditingCall>) => {
      const by = { person: String(person), tab: name, press: presses.get(name) ?? null }
      return {
        name: call,
        changes: listChanged(call, input),
        async handle() {
          try {
            const reply = await inRealTime(server.answer(call, input as never, by))
            if (isTraced) write(`  ${name} ${call} ${JSON.stringify(input)} gets ${JSON.stringify(reply)}`)
            return reply
          } catch (error) {
            if (isTraced) write(`  ${name} ${call} ${JSON.stringify(input)} fails: ${error}`)
            throw error
          } finally {
            records.report()
          }
        },
      }
    }
    work.open(name, person)
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
      keptShelf: createShelf(),
      lookedAt: null,
    }
    tabs.set(names.name, { ...names, ...empty, tab, view, undone: view.shown, done: view.shown })
  }

  function leave(tracked: TrackedTab) {
    tracked.isLeaving = true
    work.leave(tracked.name)
    const finish = () => {
      lookAtStorages()
      if (tabs.delete(tracked.name)) work.close(tracked, false)
    }
    tracked.tab.leave().then(finish, finish)
  }

  function drop(tracked: TrackedTab, isCrash: boolean) {
    lookAtStorages()
    tabs.delete(tracked.name)
    clock.stop(tracked.name)
    sessions.delete(`${tracked.person}.${tracked.slot}`)
    const { locks } = storages[tracked.person] as CheckedStorage
    for (const [session, name] of locks) if (name === tracked.name) locks.delete(session)
    work.close(tracked, isCrash)
  }

  function listDrafts(): Record<string, Body | null> {
    const drafts = [...records.all].map(([name, { versions }]) => [name, versions.at(-1)?.body ?? null])
    return Object.fromEntries(drafts)
  }
}
