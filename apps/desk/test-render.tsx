import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a component that calls the server, with an empty cache of replies. */
export function renderDesk(node: ReactNode) {
  const client = new QueryClient()
  return render(node, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}
