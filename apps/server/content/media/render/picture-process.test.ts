import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { givenFolder, onFinished } from '../../../test-cleanup.ts'
import { createPictureProcess } from './picture-process.ts'

const folder = await givenFolder()
const original = join(folder, 'red.png')
await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } }).toFile(original)
const broken = join(folder, 'broken.png')
await writeFile(broken, 'not a picture')

function givenProcess(options: Parameters<typeof createPictureProcess>[0] = {}) {
  const started = createPictureProcess(options)
  onFinished(started.stop)
  return (file: string, width = 64) =>
    started.render(
      file,
      { width, height: width, focalPoint: { x: 0.5, y: 0.5 }, quality: undefined },
      'image/webp',
      {
        seconds: 10,
      },
    )
}
/** A script that says which process it is instead of rendering, and ends when it gets the file `end`. */
async function givenScript() {
  const script = join(folder, 'script.mjs')
  await writeFile(
    script,
    `process.on('message', ({ id, input: [file] }) => {
      if (file === 'end') process.exit(1)
      process.send({ id, bytes: Buffer.from(String(process.pid)) })
    })
    process.on('disconnect', () => process.exit(0))`,
  )
  return script
}

test('pictures are rendered in another process, several at a time', async () => {
  const render = givenProcess()
  const rendered = await Promise.all([render(original, 64), render(original, 128)])
  const sizes = await Promise.all(rendered.map(async (bytes) => (await sharp(bytes).metadata()).width))
  expect(sizes).toEqual([64, 128])
})

test('a picture that cannot be opened fails alone', async () => {
  const render = givenProcess()
  const [failed, rendered] = await Promise.allSettled([render(broken), render(original)])
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('unsupported') },
  })
  expect(rendered.status).toBe('fulfilled')
})

test('a process that dies fails what it was rendering, and the next picture starts another one', async () => {
  const render = givenProcess({ script: await givenScript() })
  const first = String(await render('picture'))
  await expect(render('end')).rejects.toThrow('The process that makes pictures has ended.')
  expect(String(await render('picture'))).not.toBe(first)
})

test('a process that has been idle ends, and the next picture starts another one', async () => {
  const render = givenProcess({ script: await givenScript(), idleMs: 1 })
  const first = Number(String(await render('picture')))
  await expect.poll(() => isRunning(first), { timeout: 10_000 }).toBe(false)
  expect(Number(String(await render('picture')))).not.toBe(first)
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
