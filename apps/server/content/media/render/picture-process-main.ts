import sharp from 'sharp'
import type { RenderReply, RenderRequest } from './picture-process.ts'
import { renderFile } from './render-image.ts'

// Each picture is rendered once, and several at a time: threads for one picture would only take memory.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ id, input }: RenderRequest) => {
  let reply: RenderReply
  try {
    reply = { id, bytes: await renderFile(...input) }
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) }
  }
  if (process.connected) process.send?.(reply)
})
// The server has ended, or needs no more pictures.
process.on('disconnect', () => process.exit(0))
// Ctrl-C in a terminal reaches this process too, but the server ends it when its own work is done.
process.on('SIGINT', () => {})
