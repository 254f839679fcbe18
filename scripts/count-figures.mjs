const IS_TEST = /\.test\.tsx?$/;

/** Those figures of architecture-figures.json that files show; `read` gives the text of one. */
export function countFigures(files, read) {
  return {
    measuringLines: files
      .filter((file) => /^(server|client\/src)\/(.+\/)?(bench|training)\//.test(file))
      .reduce((sum, file) => sum + read(file).split('\n').length, 0),
    libFiles: files.filter(
      (file) => /^client\/src\/lib\/(?!offline\/).+\.tsx?$/.test(file) && !IS_TEST.test(file),
    ).length,
    offlineLists: files
      .filter((file) => /^(client\/src\/(lib|app)|shared\/src)\/.+\.tsx?$/.test(file) && !IS_TEST.test(file))
      .filter((file) => listsByHand(read(file))).length,
  };
}

/** What says what changed is asked of the server alone. */
const OFFLINE = /'(recipes|playlists|imports)\.(?!changes'|changedSince')[a-z]\w+'/g;

/**
 * Names two procedures or more for the copy on a device, but not with names that the compiler takes from the one table or compares
 * with that table or the router.
 */
function listsByHand(code) {
  const names = new Set(code.match(OFFLINE));
  return (
    names.size > 1 &&
    !/import [^;]*\bOFFLINE_\w+|satisfies (\{ \[Path in \w+Path\]|OfflineFeature<|ProcedurePath\[\])/.test(
      code,
    )
  );
}
