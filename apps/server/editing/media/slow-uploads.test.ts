import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openConnection } from '../../platform/http/test-connection.ts'
import { givenDesk } from '../../staff/test-staff.ts'

/** A request in two pieces, and what comes between. */
async function uploadSlowly(port: number, cookie: string, wait: () => Promise<unknown>) {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const body = [
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    picture.toString('latin1'),
    '\r\n--x--\r\n',
  ].join('')
  const head = [
    'POST /redaksjon/api/media HTTP/1.1',
    'host: x',
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${body.length}`,
  ]
  const upload = await openConnection(port)
  await upload.send(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`)
  await wait()
  await upload.send(body.slice(20)).catch(() => {})
  const reply = await upload.readReply('POST')
  upload.socket.destroy()
  return reply
}

test('staff may take longer to send a picture than anybody takes to send a form', async () => {
  const desk = await givenDesk({ requestTimeoutMs: 2000 })
  const cookie = await desk.givenStaff('editor')
  await desk.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = desk.app.server.address() as AddressInfo
  // It begins after the upload, so the limit of forms is over when it is cut.
  const sendSlowForm = async () =>
    (await openConnection(port)).request(
      'POST /redaksjon/api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{',
    )
  expect(
    await uploadSlowly(port, cookie, async () => expect(await sendSlowForm()).toMatch(/^HTTP\/1\.1 408 /)),
  ).toMatch(/^HTTP\/1\.1 200 /)
  expect(await uploadSlowly(port, '', async () => {})).toMatch(/^HTTP\/1\.1 401 /)
})
