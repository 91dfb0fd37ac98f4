import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/*
 * Records the trailer of Sherlock Jr. from the demo's own drawings, in real time, as an MP4 file that every browser plays:
 * node e2e/record-trailer.ts
 */

const SECONDS = 9
const file = join(import.meta.dirname, '../demo/trailers/film-sherlock-jr-trailer.mp4')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
const page = await browser.newPage()
const recorded = await page.evaluate(record, {
  seconds: SECONDS,
  still: await readDataUrl('film-sherlock-jr'),
  poster: await readDataUrl('film-sherlock-jr-poster'),
})
await browser.close()
await writeFile(file, Buffer.from(recorded, 'base64'))
console.log(`${file}: ${Math.round((recorded.length * 3) / 4 / 1000)} kB`)

async function readDataUrl(id: string): Promise<string> {
  const svg = await readFile(join(import.meta.dirname, `../demo/pictures/films/${id}.svg`))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** Runs in the page: draws title cards and slow movements over the drawings, and returns the video in base64. */
async function record(input: { seconds: number; still: string; poster: string }): Promise<string> {
  const [width, height] = [640, 360]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d') as CanvasRenderingContext2D
  const [still, poster] = await Promise.all([input.still, input.poster].map(load))
  const scenes = [
    (progress: number) => drawCard('Ein kinomaskinist', 'med hovudet i boka', progress),
    (progress: number) => drawPicture(still as HTMLImageElement, progress),
    (progress: number) => drawCard('går inn i filmen', 'og finn ikkje ut', progress),
    (progress: number) => drawPicture(poster as HTMLImageElement, progress),
    (progress: number) => drawCard('Sherlock Jr.', 'På lerretet hos oss', progress),
  ]
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 200_000,
  })
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  const start = performance.now()
  recorder.start()
  draw()
  await stopped
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

  function draw() {
    const progress = (performance.now() - start) / 1000 / input.seconds
    if (progress >= 1) return recorder.stop()
    const scene = Math.floor(progress * scenes.length)
    scenes[scene]?.(progress * scenes.length - scene)
    requestAnimationFrame(draw)
  }

  async function load(src: string): Promise<HTMLImageElement> {
    const image = new Image()
    image.src = src
    await image.decode()
    return image
  }

  /** A title card as in a silent film, which fades in and out. */
  function drawCard(title: string, text: string, progress: number) {
    drawing.globalAlpha = 1
    drawing.fillStyle = '#0f1419'
    drawing.fillRect(0, 0, width, height)
    drawing.globalAlpha = Math.min(1, progress * 5, (1 - progress) * 5)
    drawing.strokeStyle = '#f2b134'
    drawing.lineWidth = 3
    drawing.strokeRect(24, 24, width - 48, height - 48)
    drawing.fillStyle = '#f4efe6'
    drawing.textAlign = 'center'
    drawing.font = 'bold 44px sans-serif'
    drawing.fillText(title, width / 2, 175)
    drawing.font = '24px serif'
    drawing.fillText(text, width / 2, 225)
  }

  /** A drawing that fills the frame and comes slowly closer. */
  function drawPicture(image: HTMLImageElement, progress: number) {
    const scale = Math.max(width / image.width, height / image.height) * (1 + progress * 0.12)
    const [shownWidth, shownHeight] = [image.width * scale, image.height * scale]
    drawing.globalAlpha = 1
    drawing.fillStyle = '#0f1419'
    drawing.fillRect(0, 0, width, height)
    drawing.globalAlpha = Math.min(1, progress * 5, (1 - progress) * 5)
    const top = -(shownHeight - height) * (0.3 + progress * 0.4)
    drawing.drawImage(image, (width - shownWidth) / 2, top, shownWidth, shownHeight)
  }
}
