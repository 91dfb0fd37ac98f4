import { EMBED_PATH } from '@lerret/model'

/**
 * Puts the programme after its own `<script>`. It reads nothing of the page that it is on and stores nothing; what it shows is chosen by
 * data attributes, the same as in the address of the page.
 */
export const EMBED_SCRIPT = `(function () {
  var script = document.currentScript
  if (!script) return
  var url = new URL(${JSON.stringify(EMBED_PATH)}, script.src)
  ;['dagar', 'type', 'tema'].forEach(function (name) {
    if (script.dataset[name]) url.searchParams.set(name, script.dataset[name])
  })
  var frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = script.dataset.tittel || 'Program'
  frame.loading = 'lazy'
  frame.style.cssText = 'border:0;width:100%;height:' + (parseInt(script.dataset.hogd, 10) || 640) + 'px'
  script.after(frame)
})()
`
