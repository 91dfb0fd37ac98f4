// React's hot reload must be in place before the first component is loaded.
import '@vitejs/plugin-react/preamble'
import '@lerret/ui/fonts.css'
import '../styles.ts'
import { createRoot } from 'react-dom/client'
import { readChoice } from './choice.ts'
import { Story } from './Story.tsx'
import { findStories } from './stories.ts'

/** Draws the one story that the address names. */
const query = new URLSearchParams(location.search)
const block = findStories(readChoice(query).block)[Number(query.get('story'))]
const main = document.querySelector('main')
if (main && block) createRoot(main).render(<Story block={block} />)
