import '@lerret/ui/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyAppearance } from './shell/appearance.ts'
import { Desk } from './shell/Desk.tsx'
import { prepareTrustedTypes } from './shell/trusted-types.ts'

prepareTrustedTypes()
applyAppearance()
const container = document.getElementById('desk')
if (!container) throw new Error('The document has no element for the desk.')
createRoot(container).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)
