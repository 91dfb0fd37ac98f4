import '@lerret/ui/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './shell/Desk.tsx'

const container = document.getElementById('desk')
if (!container) throw new Error('The document has no element for the desk.')
createRoot(container).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)
