-- The index of the catalogue. The tables are those of engines/cms/database/schema/catalog.ts, with what the statements of
-- engines/cms/catalog/ read of them: Medusa has the products, these are derived from it.
create table products (
  id integer generated always as identity primary key,
  medusa_id text not null unique,
  slug text not null,
  code text not null,
  name text not null,
  price integer not null,
  curated_position integer not null,
  popularity integer not null,
  published_at timestamptz not null,
  keywords text not null,
  card jsonb not null,
  -- Thai texts by their English ones.
  thai jsonb not null,
  -- Never set: Medusa's Store API does not return what is hidden.
  is_hidden boolean not null default false,
  -- The product as the Store API returned it.
  medusa jsonb not null
);
create index on products (slug);
create index on products (code);
create index on products using gin (name gin_trgm_ops);

create table variations (
  id text primary key,
  product_id integer not null references products on delete cascade,
  sku text not null,
  stock integer not null,
  facets text[]
);
create index on variations (product_id);

create table terms (
  id integer generated always as identity primary key,
  kind text not null,
  slug text not null,
  name text not null,
  parent_id integer references terms,
  position integer not null default 0,
  attributes jsonb not null,
  unique (kind, slug)
);
create index on terms using gin (name gin_trgm_ops);

-- With the categories above those of a product, and the families of its colours.
create table product_terms (
  product_id integer not null references products on delete cascade,
  term_id integer not null references terms,
  -- The place among the terms of the product.
  place integer not null,
  primary key (product_id, term_id)
);
create index on product_terms (term_id);

-- Photographs that staff have uploaded, by the ids in the URLs of their files.
create table photographs (
  id text not null,
  product_id integer not null references products on delete cascade,
  url text not null,
  primary key (id, product_id)
);
create index on photographs (product_id);

create table listing_positions (
  "order" text not null,
  position integer not null,
  product_id integer not null references products on delete cascade,
  -- Deferrable, so that one statement can move many.
  primary key ("order", position) deferrable
);
create index on listing_positions (product_id);

create table listing_terms (
  "order" text not null,
  term_id integer not null references terms,
  count integer not null,
  bits varbit not null,
  primary key ("order", term_id)
);
alter table listing_terms alter column bits set storage external;

create table search_words (
  id integer primary key,
  word text not null unique,
  count integer not null
);
create index on search_words using gin (word gin_trgm_ops);

create table listing_words (
  "order" text not null,
  word_id integer not null references search_words,
  bits varbit not null,
  primary key ("order", word_id)
);

-- Tiles of the content, which this index has none of.
create table listing_look_books (
  id integer primary key,
  position integer not null,
  term_id integer,
  body jsonb not null
);

-- One row: what the index contains.
create table state (
  -- The number of the change feed up to which changes are read.
  number bigint not null,
  -- Rises whenever a response may have changed.
  version integer not null default 0,
  -- Brands, categories and collections as the Store API returned them.
  terms jsonb not null,
  -- Whether products were stored since the bit strings were computed.
  is_stale boolean not null default true,
  -- The code that derived the rows.
  code text not null,
  -- When the last reading of everything began.
  read_at timestamptz not null
);

-- Earlier slugs of products, and what the shop no longer has. In a schema of its own, because it outlives the tables of a
-- version: Medusa does not remember them.
create schema if not exists shop_catalogue_memory;
create table if not exists shop_catalogue_memory.site_configurations (
  key text primary key,
  body jsonb not null
);
