# Tells ctest of the suites of a test program, each as one test: a process for each case would take longer to start than most
# cases take. What a failing suite prints names the case.
#
#   cmake -D PROGRAM=PATH -D NAME=NAME -D LIST=FILE_TO_WRITE -D FOLDER=WHERE_IT_RUNS -D COST=SECONDS -P list_suites.cmake
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listed RESULT_VARIABLE failed TIMEOUT 60)
string(REGEX MATCHALL "\n[A-Za-z0-9_/]+\\." suites "\n${listed}")
if(failed OR NOT suites)
  message(FATAL_ERROR "${PROGRAM} lists no tests: ${failed}\n${listed}")
endif()
set(script "")
foreach(suite ${suites})
  string(REGEX REPLACE "[\n.]" "" suite ${suite})
  # Skipped, if its last lines name cases that were and none that failed.
  string(APPEND script "add_test([[${NAME}.${suite}]] [[${PROGRAM}]] [[--gtest_filter=${suite}.*]])
set_tests_properties([[${NAME}.${suite}]] PROPERTIES WORKING_DIRECTORY [[${FOLDER}]] TIMEOUT 300 COST ${COST}
  SKIP_REGULAR_EXPRESSION \"listed below:\\n(\\\\[  SKIPPED \\\\] [^\\n]*\\n)+$\")
")
endforeach()
file(WRITE ${LIST} "${script}")
