import { createCms, type RunningCms } from '@vitrine/cms/app/server.ts'
import { readEnvironment } from '@vitrine/cms/core/environment.ts'
import { seedParts } from '@vitrine/cms/database/schema/content.ts'
import { seedSynthetic } from '@vitrine/cms/seed/seed.ts'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'

/**
 * A CMS on its own PostgreSQL database with this many products; reuses the database of an earlier run.
 * @param variables of its environment
 */
export async function openScaledCms(
  server: string,
  products: number,
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningCms & { url: string }> {
  const name = `vitrine_bench_${products}`
  await createDatabase(server, name)
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  const running = await createCms({
    dataDirectory: `.cache/bench-${products}`,
    databaseUrl: databaseUrl.href,
    environment: readEnvironment({
      NODE_ENV: 'production',
      TRIAL: '1',
      // A database of an earlier run accepts no others, also when the data directory was removed.
      ORDERS_SECRET: 'bench'.repeat(8),
      SANDBOX_WEBHOOK_SECRET: 'bench'.repeat(8),
      ...variables,
    }),
  })
  const [part] = await running.cms.database
    .select()
    .from(seedParts)
    .where(eq(seedParts.part, 'shop'))
  if (part?.fingerprint !== `synthetic:${products}`) {
    const started = performance.now()
    await seedSynthetic(running.cms, products, (text, done, total) => {
      if (process.stderr.isTTY)
        process.stderr.write(`\r\x1b[K${text} ${total ? `${done} of ${total}` : ''}`)
    })
    console.log(
      `\n${products} products stored in ${Math.round((performance.now() - started) / 1000)} s`,
    )
  }
  return { ...running, url: await running.app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function createDatabase(server: string, name: string) {
  const client = postgres(server, { max: 1, onnotice: () => {} })
  try {
    const [existing] = await client`select 1 from pg_database where datname = ${name}`
    if (!existing) await client.unsafe(`create database ${name}`)
  } finally {
    await client.end()
  }
}
