/**
 * Puts compressed copies of the scripts and stylesheets into the data folder of a house that will be started. Otherwise its server
 * compresses them as well as it can, which takes longer than the start.
 */
export declare function addCompressedAssets(dataDir: string): Promise<void>
