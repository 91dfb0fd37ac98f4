import { isVideoType, toHref } from '@lerret/model'
import type { Release } from '../publishing/releases/release.ts'
import type { ExportedFile } from './exported-files.ts'
import { IMMUTABLE_CACHE_CONTROL, type ServedDocument } from './host-files.ts'
import { formatMapLines, quote } from './nginx-map.ts'
import { PICTURES_FOLDER } from './pictures.ts'
import { listUntranslatedRedirects } from './untranslated-pages.ts'

export interface NginxInput {
  release: Release
  files: readonly ExportedFile[]
  documents: readonly ServedDocument[]
  /** Headers of every reply. */
  headers: Record<string, string>
  /** The export folder as nginx sees it. */
  folder: string
  host: string
  aliases: readonly string[]
}

/** The folder in the export with the nginx configuration. Nothing in it is served. */
export const NGINX_FOLDER = '_nginx'

/**
 * An nginx configuration that replies like the house's own server: with the same pages, statuses, redirects, types and headers.
 * Lists that change with every export are in files of their own.
 */
export function createNginxFiles(input: NginxInput): { name: string; text: string }[] {
  const files = {
    ...(input.release.hosting.isPublished ? createMapFiles(input.release) : {}),
    'headers.conf': Object.entries(input.headers).map(([name, value]) => formatHeader(name, value)),
    'site.conf': [createSiteConfig(input)],
  }
  return Object.entries(files).map(([name, lines]) => ({
    name: `${NGINX_FOLDER}/${name}`,
    text: `${lines.join('\n')}\n`,
  }))
}

function createMapFiles(release: Release): Record<string, string[]> {
  const { pages } = release
  const redirects = [...release.redirects, ...listUntranslatedRedirects(release)]
  const paths = [...pages.keys()].filter((path) => path !== '/404')
  const formatRedirects = (isPermanent: boolean) =>
    formatMapLines(
      redirects
        .filter(({ permanent }) => permanent === isPermanent)
        .map(({ source, target }) => ({ source, target: toNginxTarget(target) })),
      { elsewhere: [...paths, ...redirects.map(({ source }) => source)], inAnyCase: false },
    )
  return {
    'pages.map': formatMapLines(
      paths.map((path) => ({ source: path, target: toNginxTarget(toHref(path)) })),
      { inAnyCase: true },
    ),
    'moved.map': formatRedirects(true),
    'found.map': formatRedirects(false),
  }
}

const formatHeader = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`

/** Adds the query of the request to a target without a query. A dollar sign would begin a variable. */
function toNginxTarget(target: string): string {
  const [path = '', ...hash] = target.replaceAll('$', '%24').split('#')
  const query = path.includes('?') ? '' : '$is_args$args'
  return `"${[`${path.replaceAll(/["\\]/g, encodeURIComponent)}${query}`, ...hash].join('#').replaceAll('"', '%22')}"`
}

function createSiteConfig({ release, files, documents, folder, host, aliases }: NginxInput): string {
  const configFolder = `${folder}/${NGINX_FOLDER}`
  const [first = 'localhost', ...others] = [host, ...aliases].map((url) => new URL(url).host)
  const singleFiles = files.filter(
    ({ isPage, path }) => !isPage && !/^\/(assets|page-data|kalender)\//.test(path) && path !== '/404.html',
  )
  const videos = documents.filter(({ type }) => isVideoType(type))
  const { isPublished } = release.hosting
  return `# ${release.id}, ${release.madeAt}. Include this in nginx's http block:  include ${configFolder}/site.conf;
${isPublished ? formatMaps(configFolder) : '# The site is not published.'}

server {
  listen 80;
  server_name ${first};
  root ${folder};
  charset off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # With the module libnginx-mod-http-brotli-static:
  # brotli_static on;
  types { "text/html; charset=utf-8" html; "text/css; charset=utf-8" css; "text/javascript; charset=utf-8" js; "application/json; charset=utf-8" json; "text/calendar; charset=utf-8" ics; font/woff2 woff2; image/svg+xml svg; image/png png; image/webp webp; }
  default_type application/octet-stream;

${isPublished ? formatOpenSite(configFolder) : formatClosedSite(configFolder)}
  location ^~ /assets/ {
    include ${configFolder}/headers.conf;
    add_header cache-control ${quote(IMMUTABLE_CACHE_CONTROL)} always;
    try_files $uri =404;
  }
${[...singleFiles, ...videos].map((file) => formatFileLocation(file, configFolder)).join('\n')}

  # Only the house's own server can answer these. If it runs, forward them to it:
  # location ~ ^/(search|partners|runtime|platform|management|identity|nyhendebrev|stadfest-adresse|redaksjon)(/|$) { proxy_pass http://127.0.0.1:3000; }
}
${
  others.length === 0
    ? ''
    : `
server {
  listen 80;
  server_name ${others.join(' ')};
  return 301 ${host.replace(/\/+$/, '')}$request_uri;
}
`
}`
}

const formatMaps = (
  configFolder: string,
) => `# Paths may be long. If these two are set elsewhere already, remove them here.
map_hash_bucket_size 1024;
map_hash_max_size 65536;

# Another spelling of a page's path: with slashes at its end, as /article-…, as …-DXM12345678, in other letters.
map $uri $lerret_path { "~^(?<lerret_trimmed>/.*[^/])/+$" $lerret_trimmed; default $uri; }
map $lerret_path $lerret_article { "~*^/article-(?<lerret_slug>.+)$" "/article/$lerret_slug"; default ""; }
map $lerret_path $lerret_film { "~*^(?<lerret_title>.*)-dxm(?<lerret_number>\\d{8})$" "$lerret_title-dxm-$lerret_number"; default ""; }
map $lerret_path $lerret_page { include ${configFolder}/pages.map; default ""; }
map $lerret_article $lerret_article_page { include ${configFolder}/pages.map; default ""; }
map $lerret_film $lerret_film_page { include ${configFolder}/pages.map; default ""; }
map $lerret_path $lerret_moved { include ${configFolder}/moved.map; default ""; }
map $lerret_path $lerret_found { include ${configFolder}/found.map; default ""; }
# Pictures are files named by the query of the request. A query with a slash is not used as a name.
map $args $lerret_picture { "~^[a-zA-Z0-9=&._-]+$" $args; default "none"; }`

const formatOpenSite = (configFolder: string) => `  error_page 404 /404.html;
  location / {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri.html @elsewhere;
  }
  location = / {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
  }
  location = /404 { return 404; }
  location = /index { return 404; }
  location @elsewhere {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    if ($lerret_moved) { return 301 $lerret_moved; }
    if ($lerret_found) { return 302 $lerret_found; }
    if ($lerret_page) { return 301 $lerret_page; }
    if ($lerret_article_page) { return 301 $lerret_article_page; }
    if ($lerret_film_page) { return 301 $lerret_film_page; }
    return 404;
  }
  location ^~ /page-data/ {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri =404;
  }
  location ^~ /kalender/ {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri =404;
  }
  location ^~ /documents/ {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    types { }
    default_type application/pdf;
    try_files $uri =404;
  }
  location ~ ^/images/(?<lerret_image>.+)$ {
    include ${configFolder}/headers.conf;
    add_header cache-control "public, max-age=3600" always;
    types { }
    default_type image/webp;
    try_files /${PICTURES_FOLDER}/$lerret_image/$lerret_picture $uri =404;
  }`

/** Replies with the closed page to every path, like the house's own server. */
const formatClosedSite = (configFolder: string) => `  error_page 404 503 @closed;
  location / { return 503; }
  location @closed {
    include ${configFolder}/headers.conf;
    add_header retry-after 3600 always;
    add_header cache-control no-store always;
    rewrite ^ /index.html break;
  }`

/** The location of a file whose type does not follow from its extension. */
const formatFileLocation = (
  { path, type }: ServedDocument,
  configFolder: string,
) => `  location = ${quote(path)} {
    include ${configFolder}/headers.conf;
    add_header cache-control no-cache always;
    types { }
    default_type ${quote(type)};
    try_files $uri =404;
  }`
