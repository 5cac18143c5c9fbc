export const schemaHash = '5381e43c0dc68d070972bddfea97879169002229'
