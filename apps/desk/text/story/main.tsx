// The editor without the rest of the desk, for development and its browser tests: /redaksjon/text/story/ of the desk's dev server.
import '@lerret/ui/fonts.css'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FieldConflict } from '../conflict/FieldConflict.tsx'
import { TextEditor } from '../editor/TextEditor.tsx'
import { storyHtml } from './story-html.ts'
import './story.css'

declare global {
  interface Window {
    /** The HTML that would be saved. */
    savedHtml: string
  }
}

function Story() {
  const [html, setHtml] = useState(() => readFragment() ?? storyHtml)
  const [lead, setLead] = useState('')
  const [choice, setChoice] = useState<string | null>(null)
  window.savedHtml = html
  return (
    <>
      <h1>Levande orgel kvar tysdag</h1>
      {choice === null && (
        <FieldConflict
          field="ingressen"
          mine={{
            text: 'Helga Brekke spelar på kinoorgelet frå 1928 kvar tysdagskveld fram til jul.',
            time: '14.01',
          }}
          theirs={{
            text: 'Helga Brekke spelar på kinoorgelet frå 1928 kvar tysdagskveld, og sundag til Sunrise.',
            time: '14.01',
            name: 'Jon Eirik',
          }}
          onChoose={setChoice}
        />
      )}
      {lead && <p className="lead">{lead}</p>}
      <TextEditor
        label="Tekst"
        value={html}
        onChange={setHtml}
        lead={lead}
        onLead={(text) => setLead(text ?? 'Ingress')}
        onPickImage={async () => ({ id: 'news-vaffelkino', alt: null, width: 960, height: 540 })}
        findPageTitle={(href) => (href === '/kino' ? 'kinoprogrammet' : null)}
      />
    </>
  )
}

/** A test puts its own text into the address. */
const readFragment = () => (window.location.hash ? decodeURIComponent(window.location.hash.slice(1)) : null)

const container = document.getElementById('story')
if (container)
  createRoot(container).render(
    <StrictMode>
      <Story />
    </StrictMode>,
  )
