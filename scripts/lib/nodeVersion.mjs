const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `Vitrine needs Node 20 or newer and this is Node ${process.versions.node}: install a newer one from https://nodejs.org, then run the same command again.`,
  )
  process.exit(1)
}
