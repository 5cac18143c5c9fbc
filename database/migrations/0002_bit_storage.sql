-- A listing reads the bits of every term; packing them costs more time than the space is worth.
ALTER TABLE "listing_terms" ALTER COLUMN "bits" SET STORAGE EXTERNAL;
