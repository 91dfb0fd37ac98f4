import { Component, type ReactNode } from 'react'

interface WholeProps {
  /** It is not drawn any more. */
  onBroken: () => void
  children: ReactNode
}

/** A page that is drawn whole or not at all: what cannot be drawn of it takes no other page with it. */
export class Whole extends Component<WholeProps> {
  static getDerivedStateFromError = () => ({ isBroken: true })

  override state = { isBroken: false }

  override componentDidCatch() {
    this.props.onBroken()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
