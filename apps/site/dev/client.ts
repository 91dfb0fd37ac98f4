// React's hot reload must be in place before the first component is loaded.
import '@vitejs/plugin-react/preamble'
import './styles.ts'
import { start } from '../client.tsx'
import { readSignedInName, showSignedInName } from '../shell/signed-in-name.ts'

/** The app in development. A build has boot.ts, which fetches the app when the browser is idle; here it starts at once. */
showSignedInName(readSignedInName())
void start()
