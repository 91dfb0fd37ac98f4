import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../free-port.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** Answers every request with the id of its process. */
const PROGRAM = `
  import { createServer } from 'node:http'
  createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1')`

let folder: string
let url: string
let server: ServerProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-dev-'))
  url = `http://127.0.0.1:${await findFreePort()}`
})
afterEach(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

async function start(program: string) {
  const file = join(folder, 'program.mjs')
  await writeFile(file, program)
  server = startServerProcess(file, url, { ...process.env, PORT: new URL(url).port })
  return server
}

const readProcessId = async () => (await fetch(url)).text()

test('a restarted server is another process at the same address', async () => {
  const server = await start(PROGRAM)
  await server.ready()
  const before = await readProcessId()
  await Promise.all([server.restart(), server.restart()])
  await server.ready()
  expect(await readProcessId()).not.toBe(before)
})

test('a server that is stopped while it restarts does not start again', async () => {
  const server = await start(PROGRAM)
  await server.ready()
  const restarted = server.restart()
  await server.stop()
  await restarted
  await expect(readProcessId()).rejects.toThrow('fetch failed')
})

test('a server that cannot start is never ready', async () => {
  const server = await start('process.exit(1)')
  await expect(server.ready()).rejects.toThrow('The server has ended')
})
