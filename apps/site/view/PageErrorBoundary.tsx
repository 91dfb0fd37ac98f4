import { Component, type ReactNode } from 'react'

interface PageErrorBoundaryProps {
  onError: () => void
  onMount?: () => void
  children: ReactNode
}

/** Removes a page whose rendering failed, without affecting other pages of the same root. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ hasError: true })
  override state = { hasError: false }

  override componentDidMount() {
    this.props.onMount?.()
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasError ? null : this.props.children
  }
}
