// node load-native.mjs FILE …: loads files of compiled code. Prints those that fail as JSON: [file, reason] pairs.
const failures = process.argv.slice(2).flatMap((file) => {
  try {
    process.dlopen({ exports: {} }, file);
    return [];
  } catch (error) {
    return [[file, error instanceof Error ? error.message : String(error)]];
  }
});
console.log(JSON.stringify(failures));
