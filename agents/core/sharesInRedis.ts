import type { Redis } from 'ioredis'
import { overhead } from './shares.ts'

interface Entry {
  key: string
  text: string
  /** The lifetime of the text in milliseconds. */
  lifetime: number
  longestLifetime: number
  sender: string
  /** The prefix of the keys of the shares. */
  prefix: string
  maxBytes: number
  maxShare: number
}

/**
 * Stores a text within the share of its sender, as `Shares` does in memory, and cuts a share that is too large to nine
 * tenths, so that this is rare.
 */
const script = `
local key, order, sizes, total = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local text, lifetime, longest, sender, prefix = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local overhead, maxBytes, maxShare = tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])

local function sizeOf(member)
  local length = redis.call('strlen', member)
  return length > 0 and length + overhead or 0
end
local function resize(owner, bytes)
  local before = tonumber(redis.call('zscore', sizes, owner) or 0)
  if bytes > 0 then redis.call('zadd', sizes, bytes, owner) else redis.call('zrem', sizes, owner) end
  return redis.call('incrby', total, bytes - before)
end
local function cut(owner, most)
  local share = prefix .. ' of ' .. owner
  local bytes, kept = 0, {}
  for _, member in ipairs(redis.call('zrange', share, 0, -1)) do
    local size = sizeOf(member)
    bytes = bytes + size
    if size > 0 then kept[#kept + 1] = { member, size } else redis.call('zrem', share, member) end
  end
  if bytes > most then
    for _, each in ipairs(kept) do
      if bytes <= most * 0.9 then break end
      redis.call('del', each[1])
      redis.call('zrem', share, each[1])
      bytes = bytes - each[2]
    end
  end
  return resize(owner, bytes)
end

local before = tonumber(redis.call('zscore', sizes, sender) or 0)
local size = #text + overhead
if size > maxShare then return 0 end
local earlier = redis.call('zscore', order, key) and sizeOf(key) or 0
if before - earlier + size > maxShare then
  cut(sender, maxShare - size)
  before = tonumber(redis.call('zscore', sizes, sender) or 0)
  earlier = redis.call('zscore', order, key) and sizeOf(key) or 0
end
redis.call('set', key, text, 'PX', lifetime)
local time = redis.call('time')
redis.call('zadd', order, time[1] * 1000000 + time[2], key)
local all = resize(sender, before - earlier + size)
for _ = 1, 100 do
  if all <= maxBytes then break end
  local largest = redis.call('zrevrange', sizes, 0, 0, 'WITHSCORES')
  if not largest[1] then break end
  all = cut(largest[1], tonumber(largest[2]) - size)
end
for _, each in ipairs({ order, sizes, total }) do redis.call('pexpire', each, longest) end
return 1
`

export async function setInShare(redis: Redis, entry: Entry): Promise<void> {
  const { key, text, lifetime, longestLifetime, sender, prefix, maxBytes, maxShare } = entry
  const keys = [key, `${prefix} of ${sender}`, `${prefix} sizes`, `${prefix} total`]
  const limits = [overhead, maxBytes, maxBytes * maxShare]
  const values = [text, lifetime, longestLifetime, sender, prefix, ...limits]
  await redis.eval(script, keys.length, ...keys, ...values)
}
