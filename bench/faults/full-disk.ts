import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/platform/db/connection.ts'
import { newsletterPaths } from '../../packages/model/index.ts'
import { checkServed } from './checks.ts'
import { createDisk } from './disk.ts'
import { start } from './kills.ts'
import { createState, findPostmaster, killPostmaster } from './state.ts'
import { writeText } from './work.ts'

const DISK_BYTES = 900_000_000
const MAX_READY_MS = 2_000
const MAX_RECOVERY_MS = 120_000
/** Few enough for the limit of one network. */
const WRITES = 8
const MAX_TEXTS = 100

/** Fills the disk of a house while it stores addresses, starts it on the full disk, and makes room again. */
export async function fillDisk(rounds: number) {
  const disk = await createDisk(DISK_BYTES)
  const state = createState(disk.dataDir)
  const { problems, subscribers } = state
  const figures = { rounds, refused: 0, slowestReadyMs: 0 }
  const filler = join(disk.dataDir, 'filler')
  const house = await start(disk.dataDir)
  try {
    for (let round = 1; round <= rounds; round++) {
      await subscribeMany(round, 'with room')
      await fill(filler)
      await checkNotReady('full')
      await writeUntilRefused()
      await subscribeMany(round, 'full')
      await checkPages('full')
      await house.stop()
      await house.startAgain()
      await checkNotReady('started on a full disk')
      await checkPages('started on a full disk')
      await subscribeMany(round, 'started on a full disk')
      await rm(filler)
      await waitUntilReady()
      await checkServed(house, state)
    }
    await house.stop()
  } catch (error) {
    problems.push(`${error}`)
  } finally {
    house.process.kill('SIGKILL')
    await killPostmaster(disk.dataDir)
    await disk.remove()
  }
  return { ...figures, acknowledged: subscribers.length + state.writeCount, problems }

  async function subscribeMany(round: number, name: string) {
    for (let number = 0; number < WRITES; number++) {
      const email = `ven-${round}-${name.replaceAll(' ', '-')}-${number}@fjordheim.example`
      const { status } = await fetch(house.url + newsletterPaths.form, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (status === 202) subscribers.push(email)
      else if (status === 507 || status === 503) figures.refused++
      else problems.push(`The newsletter answered ${status} (${name}).`)
    }
  }

  /** Texts that do not fit in the files that PostgreSQL has already. */
  async function writeUntilRefused() {
    const { connection } = await findPostmaster(disk.dataDir)
    const { db, close } = await openDatabase(connection)
    try {
      for (let each = 0; each < MAX_TEXTS; each++) await writeText(db, state)
      problems.push('All texts were stored on a full disk.')
    } catch {
      figures.refused++
    } finally {
      await close()
    }
  }

  async function checkNotReady(name: string) {
    const startedAt = performance.now()
    const { status } = await fetch(`${house.url}/ready`)
    const ms = Math.round(performance.now() - startedAt)
    figures.slowestReadyMs = Math.max(figures.slowestReadyMs, ms)
    if (status !== 503) problems.push(`/ready answered ${status} (${name}).`)
    if (ms > MAX_READY_MS) problems.push(`/ready took ${ms} ms (${name}).`)
  }

  async function checkPages(name: string) {
    for (const path of ['/', '/kino', '/nyhende']) {
      const { status } = await fetch(house.url + path)
      if (status !== 200) problems.push(`${path} answered ${status} (${name}).`)
    }
  }

  async function waitUntilReady() {
    for (const deadline = Date.now() + MAX_RECOVERY_MS; ; await wait(500)) {
      const status = await fetch(`${house.url}/ready`).then(
        (reply) => reply.status,
        () => 0,
      )
      if (status === 200) return
      if (Date.now() > deadline) throw new Error(`It was not ready after room was made:\n${house.output()}`)
    }
  }
}

/** Writes until nothing more fits. */
async function fill(path: string) {
  const file = await open(path, 'w')
  try {
    for (const bytes of [1_000_000, 4096, 1]) {
      const chunk = Buffer.alloc(bytes)
      while (
        await file.write(chunk).then(
          ({ bytesWritten }) => bytesWritten === bytes,
          () => false,
        )
      );
    }
    await file.sync().catch(() => {})
  } finally {
    await file.close()
  }
}
