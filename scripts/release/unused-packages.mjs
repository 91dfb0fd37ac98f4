/**
 * The packages of a lock file that the given folders do not need, directly or through others. npm installs them all the same
 * when some package names them as optional peers.
 */
export function findUnusedPackages({ packages }, folders) {
  const used = new Set()
  for (const folder of folders) collectUsed(packages, folder, used)
  const isInstalled = (folder) => folder.includes('node_modules/') && !packages[folder].link
  return Object.keys(packages).filter((folder) => isInstalled(folder) && !used.has(folder))
}

function collectUsed(packages, folder, used) {
  if (used.has(folder)) return
  used.add(folder)
  const entry = packages[folder]
  if (entry.link) return collectUsed(packages, entry.resolved, used)
  for (const name of requiredPackages(entry)) {
    const found = findInstalled(packages, folder, name)
    if (found) collectUsed(packages, found, used)
  }
}

function requiredPackages({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const isRequired = (name) => !peerDependenciesMeta?.[name]?.optional
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...Object.keys(peerDependencies ?? {}).filter(isRequired),
  ]
}

/** Finds a package as Node does: in the `node_modules` of the folder, and of each folder above it. */
function findInstalled(packages, folder, name) {
  const found = `${folder && `${folder}/`}node_modules/${name}`
  if (packages[found]) return found
  return folder === ''
    ? undefined
    : findInstalled(packages, folder.slice(0, Math.max(folder.lastIndexOf('/'), 0)), name)
}
