import { toHref } from '@lerret/model'
import type { Release } from '../publishing/releases/release.ts'
import type { ExportedFile } from './exported-files.ts'
import { FOR_GOOD } from './host-files.ts'
import { mapLines, quoted } from './nginx-map.ts'
import { PICTURES_FOLDER } from './pictures.ts'

export interface NginxInput {
  release: Release
  files: readonly ExportedFile[]
  /** What every answer tells. */
  headers: Record<string, string>
  /** The folder, as nginx will find it. */
  folder: string
  host: string
  aliases: readonly string[]
}

/** The folder within the export that holds what nginx reads. Nothing in it is served. */
export const NGINX_FOLDER = '_nginx'

/**
 * A configuration that answers as the house's own server does: the same pages, statuses, redirects, types and headers. Lists
 * that change with every export lie in files of their own.
 */
export function nginxFiles(input: NginxInput): { name: string; text: string }[] {
  const files = {
    ...(input.release.hosting.isPublished ? lists(input.release) : {}),
    'headers.conf': Object.entries(input.headers).map(([name, value]) => header(name, value)),
    'site.conf': [siteConfig(input)],
  }
  return Object.entries(files).map(([name, lines]) => ({
    name: `${NGINX_FOLDER}/${name}`,
    text: `${lines.join('\n')}\n`,
  }))
}

function lists({ pages, redirects }: Release): Record<string, string[]> {
  const paths = [...pages.keys()].filter((path) => path !== '/404')
  const leadingOn = (isPermanent: boolean) =>
    mapLines(
      redirects
        .filter(({ permanent }) => permanent === isPermanent)
        .map(({ source, target }) => ({ source, target: withQuery(target) })),
      { elsewhere: [...paths, ...redirects.map(({ source }) => source)], inAnyCase: false },
    )
  return {
    'pages.map': mapLines(
      paths.map((path) => ({ source: path, target: withQuery(toHref(path)) })),
      { inAnyCase: true },
    ),
    'moved.map': leadingOn(true),
    'found.map': leadingOn(false),
  }
}

const header = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`

/** A target that has no query of its own takes over the one it was asked with. A dollar sign would be a variable to nginx. */
function withQuery(target: string): string {
  const [path = '', ...hash] = target.replaceAll('$', '%24').split('#')
  const asked = path.includes('?') ? '' : '$is_args$args'
  return `"${[`${path.replaceAll(/["\\]/g, encodeURIComponent)}${asked}`, ...hash].join('#').replaceAll('"', '%22')}"`
}

function siteConfig({ release, files, folder, host, aliases }: NginxInput): string {
  const own = `${folder}/${NGINX_FOLDER}`
  const [first = 'localhost', ...others] = [host, ...aliases].map((url) => new URL(url).host)
  const singles = files.filter(
    ({ isPage, path }) => !isPage && !/^\/(assets|page-data|kalender)\//.test(path) && path !== '/404.html',
  )
  const { isPublished } = release.hosting
  return `# ${release.id}, ${release.madeAt}. Include this in nginx's http block:  include ${own}/site.conf;
${isPublished ? maps(own) : '# The site is not published.'}

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

${isPublished ? openHouse(own) : closedHouse(own)}
  location ^~ /assets/ {
    include ${own}/headers.conf;
    add_header cache-control ${quoted(FOR_GOOD)} always;
    try_files $uri =404;
  }
${singles.map((file) => single(file, own)).join('\n')}

  # What only the house's own server can answer. Where it runs, hand these over to it:
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

const maps = (
  own: string,
) => `# Paths may be long. Where these two are set elsewhere already, take them away here.
map_hash_bucket_size 1024;
map_hash_max_size 65536;

# Another spelling of a page's path: with slashes at its end, as /article-…, as …-DXM12345678, in other letters.
map $uri $lerret_path { "~^(?<lerret_trimmed>/.*[^/])/+$" $lerret_trimmed; default $uri; }
map $lerret_path $lerret_article { "~*^/article-(?<lerret_slug>.+)$" "/article/$lerret_slug"; default ""; }
map $lerret_path $lerret_film { "~*^(?<lerret_title>.*)-dxm(?<lerret_number>\\d{8})$" "$lerret_title-dxm-$lerret_number"; default ""; }
map $lerret_path $lerret_page { include ${own}/pages.map; default ""; }
map $lerret_article $lerret_article_page { include ${own}/pages.map; default ""; }
map $lerret_film $lerret_film_page { include ${own}/pages.map; default ""; }
map $lerret_path $lerret_moved { include ${own}/moved.map; default ""; }
map $lerret_path $lerret_found { include ${own}/found.map; default ""; }
# Pictures are files named by what was asked for. Nothing with a slash in it is taken for a name.
map $args $lerret_picture { "~^[a-zA-Z0-9=&._-]+$" $args; default "none"; }`

const openHouse = (own: string) => `  error_page 404 /404.html;
  location / {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri.html @elsewhere;
  }
  location = / {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
  }
  location = /404 { return 404; }
  location = /index { return 404; }
  location @elsewhere {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    if ($lerret_moved) { return 301 $lerret_moved; }
    if ($lerret_found) { return 302 $lerret_found; }
    if ($lerret_page) { return 301 $lerret_page; }
    if ($lerret_article_page) { return 301 $lerret_article_page; }
    if ($lerret_film_page) { return 301 $lerret_film_page; }
    return 404;
  }
  location ^~ /page-data/ {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri =404;
  }
  location ^~ /kalender/ {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    try_files $uri =404;
  }
  location ~ ^/images/(?<lerret_image>.+)$ {
    include ${own}/headers.conf;
    add_header cache-control "public, max-age=3600" always;
    types { }
    default_type image/webp;
    try_files /${PICTURES_FOLDER}/$lerret_image/$lerret_picture $uri =404;
  }`

/** Wherever visitors knock, they are told so, as our own server does. */
const closedHouse = (own: string) => `  error_page 404 503 @closed;
  location / { return 503; }
  location @closed {
    include ${own}/headers.conf;
    add_header retry-after 3600 always;
    add_header cache-control no-store always;
    rewrite ^ /index.html break;
  }`

/** A file whose type no ending tells. */
const single = ({ path, type }: ExportedFile, own: string) => `  location = ${quoted(path)} {
    include ${own}/headers.conf;
    add_header cache-control no-cache always;
    types { }
    default_type ${quoted(type)};
    try_files $uri =404;
  }`
