// Only the server renders header and footer, so nothing else in the browser imports their styles.
import.meta.glob(['../shell/**/*.module.css', '../../../packages/ui/**/*.module.css'], { eager: true })

// A changed stylesheet is loaded again by running this module again, without loading the page.
import.meta.hot?.accept()
