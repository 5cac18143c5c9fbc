import { inject } from 'vitest'

// Says to each test file which database it is for: the server that this project started, or the embedded one.
const url = inject('databaseUrl')
if (url) process.env['DATABASE_URL'] = url
else delete process.env['DATABASE_URL']
