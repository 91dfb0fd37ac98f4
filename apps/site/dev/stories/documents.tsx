import '../../prerender.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Choice, framePath, OPTIONS, readChoice, SCREEN_HEIGHTS, storiesPath } from './choice.ts'
import frameScript from './frame.tsx?url'
import { BLOCK_NAMES, findStories } from './stories.ts'
import css from './viewer.css?inline'

/** The viewer: every block, and the stories of the chosen one. */
export function renderViewer(query: URLSearchParams, head: string): string {
  const choice = readChoice(query)
  return renderDocument(
    <html lang="en">
      <Head title={`${choice.block} – stories`} />
      <body>
        <nav aria-label="Blocks">
          {BLOCK_NAMES.map((block) => (
            <OptionLink key={block} choice={choice} change={{ block }} label={block} />
          ))}
        </nav>
        <main>
          <header>
            <Options choice={choice} name="width" />
            <Options choice={choice} name="theme" />
            <Options choice={choice} name="scheme" />
          </header>
          {findStories(choice.block).map((_, story) => (
            <StoryFrame key={framePath(choice, story)} choice={choice} story={story} />
          ))}
        </main>
      </body>
    </html>,
    `<style>${css}</style>${head}`,
  )
}

/** The document of one story, which is rendered in the browser. `head` has the styles of the site. */
export function renderFrame(query: URLSearchParams, head: string): string {
  const { block, theme } = readChoice(query)
  return renderDocument(
    <html lang="nn" data-theme={theme}>
      <Head title={block} />
      <body data-surface="paper">
        <main />
        <script type="module" src={frameScript} />
      </body>
    </html>,
    head,
  )
}

function renderDocument(document: ReactNode, head: string): string {
  return `<!doctype html>${renderToStaticMarkup(document).replace('</head>', () => `${head}</head>`)}`
}

function Head({ title }: { title: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
    </head>
  )
}

function Options({ choice, name }: { choice: Choice; name: keyof typeof OPTIONS }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {OPTIONS[name].map((option) => (
        <OptionLink key={option} choice={choice} change={{ [name]: option }} label={option} />
      ))}
    </fieldset>
  )
}

function OptionLink(props: { choice: Choice; change: Partial<Choice>; label: string }) {
  const chosen = storiesPath(props.choice)
  const href = storiesPath({ ...props.choice, ...props.change })
  return (
    <a href={href} aria-current={href === chosen ? 'true' : undefined}>
      {props.label}
    </a>
  )
}

function StoryFrame({ choice, story }: { choice: Choice; story: number }) {
  const { width, scheme } = choice
  const src = framePath(choice, story)
  return (
    <section>
      <h2>
        <a href={src}>
          {choice.block} {story + 1}
        </a>
      </h2>
      <iframe
        title={`${choice.block} ${story + 1}`}
        src={src}
        width={width}
        height={SCREEN_HEIGHTS[width]}
        // A frame's preferred color scheme is that of its iframe element.
        style={{ colorScheme: scheme }}
      />
    </section>
  )
}
